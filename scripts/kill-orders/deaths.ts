import type { Question } from "@/gateway/testing/stripe-stand-in";
import type { Death } from "./die-at";
import type { MortalGateway } from "./mortal-gateway";
import type { Yard } from "./yard";

/** Where a purchase is most fragile. */
export const points = [
	"after-provider",
	"before-commit",
	"after-commit",
	"before-reply",
] as const;

interface Chosen {
	point: (typeof points)[number];
	/** The so manieth time that it comes by. */
	count: number;
}

/** Returns when the gateway has died at that point. */
export async function awaitDeath(
	{ stripe }: Yard,
	gateway: MortalGateway,
	{ point, count }: Chosen,
): Promise<void> {
	if (point === "after-provider") dieAtProvider(stripe, gateway, count);
	else await gateway.arm({ point, count } satisfies Death);
	await gateway.gone;
	stripe.beforeAnswer = null;
}

/** The provider has it in its books, and whoever asked never hears of it. A card that was begun so is charged as well. */
function dieAtProvider(
	stripe: Yard["stripe"],
	gateway: MortalGateway,
	count: number,
): void {
	let left = count;
	const counted: Question[] = ["create", "refund"];
	stripe.beforeAnswer = async (question, { id }) => {
		if (!counted.includes(question)) return;
		left -= 1;
		if (left > 0) return;
		if (question === "create") stripe.books.confirm(id);
		gateway.kill();
		await gateway.gone;
	};
}
