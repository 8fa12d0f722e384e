import { z } from "zod";

/** What a form adds to a call: the shopper's consent, which stays on the page. */
export const agreed = z.object({
	agreement: z.boolean().refine((isTicked) => isTicked, "agreement"),
});
