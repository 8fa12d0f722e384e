import type { PayMethod } from "../../../contract/sales/payment";

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Until money that was agreed to is there. Stripe names five to ten working days for cards, which may hold two weekends;
 * a transfer is sent by hand on the next working days; the test provider's books show it at once.
 */
const daysUntilThere: Record<PayMethod, number> = {
	stripe: 14,
	fps: 5,
	local: 1,
};

export function expectedDays(method: PayMethod): number {
	return daysUntilThere[method];
}

export function expectedAfter(moment: Date, method: PayMethod): Date {
	return new Date(moment.getTime() + expectedDays(method) * dayMs);
}
