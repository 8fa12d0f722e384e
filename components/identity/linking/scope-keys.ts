import type { LinkScope } from "@/gateway/contract/identity/linking-terms";

/** By which key each thing that a shopper may allow is put into words. */
export const scopeKeys = {
	"dev.ucp.shopping.order:read": "orders",
	"dev.ucp.shopping.checkout:manage": "checkout",
	"dev.ucp.shopping.checkout:complete": "pay",
} as const satisfies Record<LinkScope, string>;
