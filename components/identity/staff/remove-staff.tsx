"use client";

import { useLocale, useTranslations } from "next-intl";
import { useUser } from "@/components/identity/user/use-user";
import { AskFirst } from "@/components/layout/ask-first";
import type { Person } from "@/gateway/contract/identity/staff";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { refetchStaff } from "./use-staff-answers";

// messages: console.staff.letGo.* console.staff.leave.*

/** Takes a colleague off the staff, or oneself. */
export function LetGo({ person, isOwn }: { person: Person; isOwn: boolean }) {
	const t = useTranslations("console.staff");
	const way = isOwn ? "leave" : "letGo";
	const locale = useLocale();
	const { mutate } = useUser();
	const { nickname: name } = person;

	async function letGo() {
		await browserApi(locale).post("/api/operator/staff/remove/{uid}", {
			params: { uid: person.uid },
		});
		notify(t(`${way}.done`, { name }));
		await (isOwn ? mutate() : refetchStaff());
	}
	return (
		<AskFirst
			label={t(`${way}.ask`)}
			about={name}
			title={t(`${way}.title`, { name })}
			detail={t(`${way}.detail`)}
			keepLabel={t("keep")}
			closeLabel={t("close")}
			failed={t("failed")}
			onConfirm={letGo}
		/>
	);
}
