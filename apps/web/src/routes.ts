import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { GUIDE_PATHS, SIGN_IN_PROBLEMS } from '@wordloom/contract'

export default [
  layout('routes/page.tsx', [
    index('routes/home.tsx'),
    route('login', 'routes/login.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('verify-email', 'routes/verify-email.tsx'),
    route('second-step', 'routes/second-step.tsx'),
    ...Object.values(SIGN_IN_PROBLEMS).map(({ path }) =>
      route(path.slice(1), 'routes/sign-in-problem.tsx', { id: path.slice(1) }),
    ),
    route('dashboard', 'routes/dashboard.tsx'),
    route('projects', 'routes/projects.tsx'),
    route('projects/:id', 'routes/project.tsx'),
    route('subscription', 'routes/subscription.tsx'),
    route('admin', 'routes/admin.tsx'),
    route('admin/audit-log', 'routes/admin-audit-log.tsx'),
    route('account', 'routes/account.tsx'),
    route('dev/mail', 'routes/dev-mail.tsx'),
    route('about', 'routes/about.tsx'),
    route('api/docs', 'routes/api-docs.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('faq', 'routes/faq.tsx'),
    route('features', 'routes/features.tsx'),
    ...GUIDE_PATHS.map((path) => route(path.slice(1), 'routes/guide.tsx', { id: path.slice(1) })),
    route('how-to-use', 'routes/how-to-use.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
