import { INDEXED_PATHS } from '@wordloom/contract'
import { scenesOf } from './scene.ts'

/** One stands for all pages of targets, which differ only in their words. */
const TARGET_PAGE = '/for/google-ads-keyword'

const pages = Object.fromEntries(
  INDEXED_PATHS.filter((path) => path !== '/' && (!path.startsWith('/for/') || path === TARGET_PAGE)).map(
    (path) => [path.slice(1).replaceAll('/', '-'), { path }],
  ),
)

export const PUBLIC_SCENES = scenesOf('visitor', {
  ...pages,
  'target-not-found': {
    path: '/for/no-such-target',
    expectedComplaints: [/the server responded with a status of 404/],
  },
  'faq-found': { path: '/faq?q=domain' },
  'faq-nothing-found': { path: '/faq?q=zebra' },
  'faq-answer': { path: '/faq#why-are-there-fewer-combinations' },
  'page-not-found': {
    path: '/no-such-page',
    expectedComplaints: [/the server responded with a status of 404/],
  },
  login: { path: '/login' },
  'login-refused': {
    path: '/login',
    act: (page) => page.getByRole('button', { name: 'Sign In', exact: true }).click(),
  },
  signup: { path: '/signup' },
  'signup-with-plan': {
    path: '/features#plans',
    act: async (page) => {
      await page.getByRole('link', { name: 'Sign up for Yearly' }).click()
      await page.getByText('You chose the Yearly plan.').waitFor()
    },
  },
  'signup-refused': {
    path: '/signup',
    act: async (page) => {
      await page.getByLabel('Email').fill('ann')
      await page.getByRole('button', { name: 'Sign Up' }).click()
    },
  },
  'forgot-password': { path: '/forgot-password' },
  'forgot-password-sent': {
    path: '/forgot-password',
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.org')
      await page.getByRole('button', { name: 'Send Reset Link' }).click()
      await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
    },
  },
  'contact-refused': {
    path: '/contact',
    act: (page) => page.getByRole('button', { name: 'Send message' }).click(),
  },
  'contact-feature': {
    path: '/contact',
    act: (page) => page.getByRole('button', { name: 'Request a feature' }).click(),
  },
  'contact-sent': {
    path: '/contact',
    act: async (page) => {
      await page.getByLabel('Email').fill('ann@loom.example')
      await page.getByLabel('Subject').fill('Export of two million rows stops at 64 %')
      await page.getByLabel('Message').fill('Towns, trades and openings, as CSV.\n\nThank you,\nAnn')
      await page.getByRole('button', { name: 'Send message' }).click()
      await page.getByRole('heading', { name: 'Message sent' }).waitFor()
    },
  },
  'reset-password': { path: '/reset-password?token=abc' },
  'reset-password-without-token': { path: '/reset-password' },
  'dev-mail': { path: '/dev/mail' },
})
