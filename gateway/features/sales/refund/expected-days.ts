import { type PayMethod, termsOf } from "../../../contract/sales/payment-terms";
import { daysMs } from "../order/service";

export function expectedAfter(moment: Date, method: PayMethod): Date {
	return new Date(moment.getTime() + daysMs(termsOf(method).refundDays));
}
