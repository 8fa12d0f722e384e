"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { ChoiceField } from "@/components/layout/console/form/fields";
import { LinesField } from "@/components/layout/console/form/lines-field";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { Moment } from "@/components/ui/moment";
import {
	type BlockReason,
	blockReasons,
	noteLengthMax,
} from "@/gateway/contract/identity/member-terms";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import type { MemberCardProps } from "./member-view";

/** Whether a member may sign in, and the way to change that. */
export function AccessCard({ member, onChange }: MemberCardProps) {
	const t = useTranslations("console.members");
	const locale = useLocale();
	const { uid, nickname: name, blockedAt } = member;
	const works = member.scope.length > 0;

	async function unblock() {
		const path = "/api/operator/member/unblock/{uid}";
		onChange(await browserApi(locale).post(path, { params: { uid } }));
		notify(t("unblock.done", { name }));
	}
	return (
		<section className="card" aria-labelledby="access">
			<h2 id="access">{t("access")}</h2>
			{blockedAt && (
				<>
					<p>
						{t("blockedSince")} <Moment at={blockedAt} />
					</p>
					<AskFirst
						label={t("unblock.ask")}
						title={t("unblock.title", { name })}
						detail={t("unblock.detail")}
						onConfirm={unblock}
					/>
				</>
			)}
			{works && <p className="soft text-pretty">{t("works")}</p>}
			{!(blockedAt || works) && <Block member={member} onChange={onChange} />}
		</section>
	);
}

// messages: console.members.reason.*

/** Why a member is kept out, and what colleagues should know. */
function Block({ member, onChange }: MemberCardProps) {
	const t = useTranslations("console.members");
	const locale = useLocale();
	const { uid, nickname: name } = member;
	// Where no reason is chosen the gateway says so beside its field.
	const initial = { reason: "" as BlockReason, text: "" };
	const form = useAdminForm(initial, async (body) => {
		const path = "/api/operator/member/block/{uid}";
		onChange(await browserApi(locale).post(path, { params: { uid }, body }));
		notify(t("block.done", { name }));
	});
	return (
		<details>
			<summary className="strong">{t("block.ask")}</summary>
			<AdminForm form={form} saveLabel={t("block.confirm")} saveKind="danger">
				<p className="soft text-pretty">{t("block.detail")}</p>
				<ChoiceField
					path="reason"
					label={t("block.reason")}
					options={["" as const, ...blockReasons].map((value) => ({
						value,
						word: value ? t(`reason.${value}`) : t("block.choose"),
					}))}
				/>
				<LinesField
					path="text"
					label={t("block.text")}
					hint={t("noteHint")}
					rows={3}
					maxLength={noteLengthMax}
				/>
			</AdminForm>
		</details>
	);
}
