import { z } from "zod";
import * as contract from "@/gateway/contract/identity/login";

// What the panels check by. Loaded when somebody begins to fill one in.

/** What a form adds to a call: the shopper's consent, which stays on the page. */
export const agreed = z.object({
	agreement: z.boolean().refine((isTicked) => isTicked, "agreement"),
});

export const emailPassword = contract.loginByEmail.body.and(agreed);
export const phoneCode = contract.loginByPhoneCode.body.and(agreed);
export const phonePassword = contract.loginByPhonePassword.body.and(agreed);
export const registerByEmail = contract.registerByEmail.body.and(agreed);
export const registerByPhone = contract.registerByPhone.body.and(agreed);
export const reset = contract.resetPassword.body;
export const tourist = contract.registerVisitor.body;
export const forgot = z.object({ email: contract.sendResetCode.body });
