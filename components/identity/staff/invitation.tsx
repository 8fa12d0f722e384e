"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import {
	ChoiceField,
	LineField,
	Pair,
} from "@/components/layout/console/form/fields";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { ShopSelect } from "@/components/layout/console/shop-select";
import { useStaff } from "@/components/layout/console/use-staff";
import { type LocaleCode, locales } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { RoleSelect } from "./role-select";
import { refetchStaff } from "./use-staff-answers";

// messages: console.staff.role.*

interface InvitationValues {
	email: string;
	scope: "operator" | "merchant";
	merId: number | undefined;
	roleId: number | undefined;
	locale: LocaleCode;
}

/** Invites somebody by mail, member or not. */
export function Invitation() {
	const t = useTranslations("console.staff");
	const locale = useLocale();
	const isOperator = useStaff()?.isOperator ?? false;
	const initial: InvitationValues = {
		email: "",
		scope: isOperator ? "operator" : "merchant",
		merId: undefined,
		roleId: undefined,
		locale,
	};
	const form = useAdminForm(initial, async ({ roleId = null, ...values }) => {
		const { email } = values;
		await browserApi(locale).post("/api/operator/staff/invite", {
			body: { ...values, roleId },
		});
		form.reset(initial);
		notify(t("invite.done", { email }));
		await refetchStaff();
	});
	const [scope, merId, roleId] = form.watch(["scope", "merId", "roleId"]);
	return (
		<details className="card">
			<summary className="strong">{t("invite.title")}</summary>
			<AdminForm form={form} saveLabel={t("invite.submit")}>
				<Address />
				<Pair>
					{isOperator && (
						<ChoiceField
							path="scope"
							label={t("invite.scope")}
							options={(["operator", "merchant"] as const).map((value) => ({
								value,
								word: t(`role.${value}`),
							}))}
						/>
					)}
					<RoleSelect
						key={scope}
						scope={scope}
						value={roleId}
						onChoose={(next) => form.setValue("roleId", next)}
					/>
				</Pair>
				{isOperator && scope === "merchant" && (
					<ShopSelect
						value={merId}
						none="choose"
						onChoose={(next) => form.setValue("merId", next)}
					/>
				)}
			</AdminForm>
		</details>
	);
}

function Address() {
	const t = useTranslations("console.staff");
	return (
		<Pair>
			<LineField
				path="email"
				label={t("invite.email")}
				hint={t("invite.hint")}
				type="email"
				autoComplete="off"
				required
			/>
			<ChoiceField
				path="locale"
				label={t("invite.language")}
				hint={t("invite.languageHint")}
				options={locales.map(({ code, name }) => ({
					value: code,
					word: name,
				}))}
			/>
		</Pair>
	);
}
