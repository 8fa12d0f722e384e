import { writeFpsCode } from "./fps-code";
import type { KnownCharge, PaymentProvider } from "./interface";

interface Payee {
	fpsId: string;
	name: string;
}

/**
 * Transfers by FPS. No service tells us of them: an operator who sees the money arrive does. So nothing is ever learned
 * here, and money that is to go back is sent by hand.
 */
export function takeTransfers({ fpsId, name }: Payee): PaymentProvider {
	const begin = async ({ key, amount, orderNo }: KnownCharge) => {
		const reference = orderNo;
		return {
			charge: {
				ref: reference,
				key,
				amount,
				currency: "HKD",
				state: "waiting" as const,
				failure: null,
			},
			next: {
				next: "fps" as const,
				text: writeFpsCode({ fpsId, name, amount, reference }),
				reference,
			},
		};
	};
	return {
		begin,
		read: async () => undefined,
		callOff: async () => undefined,
		payBack: async (ref) => {
			throw new Error(`The transfer ${ref} is paid back by hand`);
		},
	};
}
