import type { LinkScope } from "../../../contract/identity/linking-terms";
import type { Completion } from "../../../contract/sales/agent-cart";
import { isOffered } from "../payment/service";
import { savedNumberOf, type Whither } from "./destination";
import { handlerId } from "./handlers";
import { shopperFor } from "./identity";
import type { AgentCtx } from "./protocol";
import { ProtocolFault } from "./protocol-fault";

// A handler is named to programs alone that may order for the shopper, where nothing else is left to be asked.

export const handledMethod = "googlePay";
export const toOrder: LinkScope = "dev.ucp.shopping.checkout:complete";

interface Payable {
	whither: Whither;
	/** Hong Kong dollars. */
	total: string;
}

/** Whether the program can pay by itself: for a shopper who allowed it, to an address of theirs, by a way that takes the amount. */
export async function isPayable(
	ctx: AgentCtx,
	{ whither: { selectedId }, total: amount }: Payable,
): Promise<boolean> {
	if (!ctx.settings.googlePay || !shopperFor(ctx, toOrder)) return false;
	if (savedNumberOf(selectedId ?? undefined) === undefined) return false;
	return isOffered(ctx, { method: handledMethod, amount });
}

/** Of the instrument that was chosen, else of the first; undefined where none is of our handler. */
export function tokenIn(completion: Completion): string | undefined {
	const ours = (completion?.payment?.instruments ?? []).filter(
		({ handler_id: id }) => id === handlerId,
	);
	const chosen = ours.find(({ selected }) => selected) ?? ours[0];
	return chosen && nameOf(chosen.credential?.token ?? "");
}

/** What is charged is the name within the gateway's answer, which the wallet hands over whole. */
function nameOf(token: string): string {
	const [name] = /\btok_\w{1,80}\b/.exec(token) ?? [];
	if (name) return name;
	throw new ProtocolFault(
		"invalid_request",
		"payment.instruments: no token that the gateway minted",
	);
}
