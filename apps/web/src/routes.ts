import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/page.tsx', [
    index('routes/home.tsx'),
    route('login', 'routes/login.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('subscription', 'routes/subscription.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
