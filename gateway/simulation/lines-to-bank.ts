import type { PayMethod } from "../contract/sales/payment";
import { ServiceAway } from "../providers/ask";
import type {
	PaymentProvider,
	PaymentProviders,
} from "../providers/payment/interface";
import { openTestPayouts } from "../providers/payout/local";
import { type Bank, present } from "./bank";
import { Crash } from "./crashes";
import type { Pause } from "./in-steps";

/** What becomes of a question, or of whoever asks it. */
export const lineFaults = [
	...(["never asked", "answered to nobody", "arrives late"] as const),
	...(["dies before", "dies after"] as const),
];
export type LineFault = (typeof lineFaults)[number] | "none";

interface Line {
	draw: () => LineFault;
	pause: Pause;
}

/** The bank as a process of the shop reaches it, by two ways to pay; one of them tells by itself. */
export function openLines(bank: Bank, line: Line): PaymentProviders {
	const stripe = openProvider(bank, "stripe", line);
	return {
		local: openProvider(bank, "local", line),
		stripe: {
			...stripe,
			listUsable: async () => ["card"],
			readNotice: ({ bytes }) => JSON.parse(new TextDecoder().decode(bytes)),
		},
		payouts: {
			...openTestPayouts(),
			send: (payout) => ask(bank, line, () => bank.send(payout)),
		},
	};
}

function openProvider(
	bank: Bank,
	method: PayMethod,
	line: Line,
): PaymentProvider {
	return {
		begin: (wanted) =>
			ask(bank, line, () => {
				const charge = present(bank.begin(wanted, method));
				const secrets = { clientSecret: charge.ref, publishableKey: "" };
				return {
					charge,
					next:
						method === "stripe"
							? { next: "stripe", ...secrets }
							: { next: "wait" },
				};
			}),
		read: (known) =>
			ask(bank, line, () => {
				const found = bank.find(known);
				return found && present(found);
			}),
		callOff: (known) =>
			ask(bank, line, () => present(bank.callOff(known, method))),
		payBack: (ref, key, amount) =>
			ask(bank, line, () => bank.payBack(ref, key, amount)),
	};
}

/** Others have their turn while the question and the answer are on their way. */
async function ask<Answer>(
	bank: Bank,
	{ draw, pause }: Line,
	question: () => Answer,
): Promise<Answer> {
	await pause();
	const fault = draw();
	if (fault === "dies before") throw new Crash(fault);
	if (fault === "never asked") throw new ServiceAway(fault);
	if (fault === "arrives late") {
		bank.late.push(question);
		throw new ServiceAway(fault);
	}
	const answer = question();
	await pause();
	if (fault === "dies after") throw new Crash(fault);
	if (fault === "answered to nobody") throw new ServiceAway(fault);
	return answer;
}
