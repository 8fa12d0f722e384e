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

/** What the effect `payout-send` is about: a payout that a provider makes. */
export const sendPayoutPayload = z.object({ payoutId: z.int() });
export type SendPayout = (
	payout: z.output<typeof sendPayoutPayload>,
) => Promise<void>;
