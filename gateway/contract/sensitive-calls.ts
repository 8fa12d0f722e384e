import type { PathOf } from "./calls";

/**
 * Calls for which whoever has a second factor proves it once more, where that was over `proofMinutes` ago: what moves
 * money out of the shop, who may work here, the factors themselves, who is let into accounts and where orders are
 * told to others, and all that is kept of a member. Prices and stock are not among them: they change all day, leave their trace and are put back as easily. The file of orders, which is no
 * call, asks the same.
 */
const paths: PathOf<"POST">[] = [
	"/api/operator/agent/client",
	"/api/operator/agent/webhook",
	"/api/operator/application/approve/{id}",
	"/api/operator/member/export/{uid}",
	"/api/operator/member/forget/{uid}",
	"/api/operator/pay/fps/confirm",
	"/api/operator/payout/account/connect",
	"/api/operator/payout/account/connected",
	"/api/operator/payout/account/save",
	"/api/operator/payout/returned/{id}",
	"/api/operator/payout/run/approve/{id}",
	"/api/operator/payout/run/file/{id}",
	"/api/operator/refund/approve/{refundNo}",
	"/api/operator/refund/inspect/{refundNo}",
	"/api/operator/refund/sent/{refundNo}",
	"/api/operator/refund/verdict/{refundNo}",
	"/api/operator/second-factor/codes",
	"/api/operator/second-factor/confirm",
	"/api/operator/second-factor/passkey/options",
	"/api/operator/second-factor/remove/{id}",
	"/api/operator/second-factor/reset",
	"/api/operator/second-factor/totp/begin",
	"/api/operator/staff/invitation/resend/{id}",
	"/api/operator/staff/invite",
	"/api/operator/staff/remove/{uid}",
	"/api/operator/staff/role",
	"/api/operator/staff/role/remove/{id}",
	"/api/operator/staff/role/save",
	"/api/operator/staff/sessions/end",
];

export const sensitiveCalls: ReadonlySet<string> = new Set(paths);
