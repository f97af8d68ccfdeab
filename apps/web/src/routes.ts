import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { GUIDE_PATHS, SIGN_IN_PROBLEMS } from '@wordloom/contract'

export default [
  layout('routes/page.tsx', [
    index('routes/home.tsx'),
    route('login', 'routes/auth/login.tsx'),
    route('signup', 'routes/auth/signup.tsx'),
    route('forgot-password', 'routes/auth/forgot-password.tsx'),
    route('reset-password', 'routes/auth/reset-password.tsx'),
    route('verify-email', 'routes/auth/verify-email.tsx'),
    route('second-step', 'routes/auth/second-step.tsx'),
    ...Object.values(SIGN_IN_PROBLEMS).map(({ path }) =>
      route(path.slice(1), 'routes/auth/sign-in-problem.tsx', { id: path.slice(1) }),
    ),
    route('dashboard', 'routes/dashboard.tsx'),
    route('projects', 'routes/projects.tsx'),
    route('projects/:id', 'routes/project.tsx'),
    route('subscription', 'routes/subscription.tsx'),
    route('admin', 'routes/admin.tsx'),
    route('admin/audit-log', 'routes/admin-audit-log.tsx'),
    route('account', 'routes/account.tsx'),
    route('dev/mail', 'routes/dev-mail.tsx'),
    route('about', 'routes/public/about.tsx'),
    route('api/docs', 'routes/public/api-docs.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('faq', 'routes/public/faq.tsx'),
    route('features', 'routes/public/features.tsx'),
    ...GUIDE_PATHS.map((path) => route(path.slice(1), 'routes/public/guide.tsx', { id: path.slice(1) })),
    route('how-to-use', 'routes/public/how-to-use.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('terms', 'routes/public/terms.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
