import type { PayMethod } from "../../../contract/sales/payment";
import { daysMs } from "../order/service";

/**
 * Until money that was agreed to is there. Stripe names five to ten working days for cards, which may hold two weekends;
 * a transfer is sent by hand on the next working days; the test provider's books show it at once.
 */
export const expectedDays: Record<PayMethod, number> = {
	stripe: 14,
	fps: 5,
	local: 1,
};

export function expectedAfter(moment: Date, method: PayMethod): Date {
	return new Date(moment.getTime() + daysMs(expectedDays[method]));
}
