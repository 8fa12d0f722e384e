"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { LinesField } from "@/components/layout/console/form/lines-field";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { Moment } from "@/components/ui/moment";
import { noteLengthMax } from "@/gateway/contract/identity/member-terms";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import type { MemberCardProps } from "./member-view";

// messages: console.members.reason.*

/** What colleagues wrote, and when the member was blocked; a note that is written stays. */
export function NotesCard({ member, onChange }: MemberCardProps) {
	const t = useTranslations("console.members");
	const machine = useTranslations("console.audit")("machine");
	const locale = useLocale();
	const { uid, notes } = member;
	const form = useAdminForm({ text: "" }, async ({ text }) => {
		const path = "/api/operator/member/note/{uid}";
		const api = browserApi(locale);
		onChange(await api.post(path, { params: { uid }, body: { text } }));
		form.reset();
		notify(t("note.done"));
	});
	return (
		<section className="card" aria-labelledby="notes">
			<h2 id="notes">{t("note.title")}</h2>
			<AdminForm form={form} saveKind="quiet" saveLabel={t("note.add")}>
				<LinesField
					path="text"
					label={t("note.text")}
					hint={t("noteHint")}
					rows={3}
					maxLength={noteLengthMax}
				/>
			</AdminForm>
			{notes.length > 0 && (
				<ol className="notes">
					{notes.map(({ id, kind, reason, text, author, at }) => (
						<li key={id} className="stack gap-x1">
							{kind !== "note" && (
								<b>
									{[
										t(kind === "blocked" ? "blocked" : "unblocked"),
										reason && t(`reason.${reason}`),
									]
										.filter(Boolean)
										.join(" · ")}
								</b>
							)}
							{text && <p>{text}</p>}
							<p className="soft">
								{author ?? machine} · <Moment at={at} />
							</p>
						</li>
					))}
				</ol>
			)}
		</section>
	);
}
