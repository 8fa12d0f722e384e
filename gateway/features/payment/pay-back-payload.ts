import { z } from "zod";

/** What the effect `payment-refund` is about. */
export const payBackPayload = z.object({ paymentId: z.int() });
