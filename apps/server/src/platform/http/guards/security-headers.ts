/** Security headers of every answer. */
import type { FastifyInstance } from "fastify";
import helmet from "helmet";

/** Where browsers report what the policy blocked. */
export const CSP_REPORTS_PATH = "/csp-reports";

export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  // Made once; the plugin for Fastify would put the policy together for every answer.
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // MUI's style engine writes style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        mediaSrc: ["'self'", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        reportUri: [CSP_REPORTS_PATH],
        reportTo: ["csp"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "same-origin" },
  });
  app.addHook("onRequest", (request, reply, done) =>
    protect(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  );
  app.addHook("onSend", async (_request, reply) => {
    reply.header("reporting-endpoints", `csp="${CSP_REPORTS_PATH}"`);
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(self)");
  });
}
