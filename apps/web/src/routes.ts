import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/page.tsx', [
    index('routes/home.tsx'),
    route('login', 'routes/login.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('subscription', 'routes/subscription.tsx'),
    route('about', 'routes/about.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('faq', 'routes/faq.tsx'),
    route('features', 'routes/features.tsx'),
    route('how-to-use', 'routes/how-to-use.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
