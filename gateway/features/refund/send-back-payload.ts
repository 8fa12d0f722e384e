import { z } from "zod";

/** What the effect `refund-pay-back` is about. */
export const sendBackPayload = z.object({ refundId: z.int() });
