import type { Transaction } from "../../../db/client";
import { leaveEffectOnce } from "../../platform/outbox/service";
import type { ApplicationRow } from "./repository";

/** The answer by mail, once, in the language of the application. */
export function tellApplicant(
	tx: Transaction,
	row: Pick<
		ApplicationRow,
		"id" | "state" | "email" | "locale" | "companyName" | "reason"
	>,
): Promise<void> {
	const { id, state, email: to, locale, companyName, reason } = row;
	const isApproved = state === "approved";
	return leaveEffectOnce(tx, `application ${state} ${id}`, {
		kind: "mail",
		payload: {
			template: isApproved ? "merchantApproved" : "merchantRejected",
			locale,
			to,
			values: { companyName, reason: reason ?? "" },
			path: isApproved ? "/console" : "/users/merchant_settled?menuCur=70",
		},
	});
}
