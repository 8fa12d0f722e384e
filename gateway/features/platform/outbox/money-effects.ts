import { z } from "zod";

/** What the effect `payment-refund` is about: a charge that goes back. */
export const payBackPayload = z.object({ paymentId: z.int() });
export type PayBack = (
	charge: z.output<typeof payBackPayload>,
) => Promise<void>;

/** What the effect `refund-pay-back` is about: the part of a charge that a refund gives back. */
export const sendBackPayload = z.object({ refundId: z.int() });
export type SendBack = (
	refund: z.output<typeof sendBackPayload>,
) => Promise<void>;
