import type { Transaction } from "../../../db/client";
import type { MailTemplate } from "../../platform/message/service";
import { enqueueEffect } from "../../platform/outbox/service";
import type { StaffRow } from "./repository";

interface Notice {
	template: MailTemplate;
	values?: Record<string, string>;
}

/** Mails the owner what happened to their factors, with the way to them. */
export function tellOwner(
	tx: Transaction,
	{ email: to, locale }: Pick<StaffRow, "email" | "locale">,
	{ template, values = {} }: Notice,
): Promise<void> {
	const path = "/console/security";
	return enqueueEffect(tx, "mail", { template, locale, to, values, path });
}
