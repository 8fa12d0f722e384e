"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import {
	ChoiceField,
	LineField,
	Tick,
} from "@/components/layout/console/form/fields";
import { moneyOf } from "@/components/layout/console/form/form-values";
import {
	useAdminForm,
	useFault,
} from "@/components/layout/console/form/use-admin-form";
import { Button } from "@/components/ui/button";
import type { StaffRoleSet } from "@/gateway/contract/identity/staff";
import { roleNameLengthMax } from "@/gateway/contract/identity/staff-terms";
import {
	merchantPermissions,
	type StaffPermission,
	staffPermissions,
} from "@/gateway/contract/permission";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";

// messages: console.roles.permission.*
// messages: console.roles.meaning.*

interface RoleFormProps {
	/** Undefined for a new one. */
	role: StaffRoleSet | undefined;
	onDone: () => Promise<void>;
}

interface RoleValues {
	name: string;
	scope: StaffRoleSet["scope"];
	permissions: StaffPermission[];
	refundMax: string;
}

/** Name and permissions of a role. Whose it is stays as it was made. */
export function RoleForm({ role, onDone }: RoleFormProps) {
	const t = useTranslations("console.roles");
	const scopes = useTranslations("console.staff.role");
	const words = useTranslations("console.form");
	const locale = useLocale();
	const initial: RoleValues = {
		name: role?.name ?? "",
		scope: role?.scope ?? "operator",
		permissions: role?.permissions ?? [],
		refundMax: role?.refundMax ?? "",
	};
	const form = useAdminForm(initial, async (values) => {
		const id = role?.id ?? null;
		await browserApi(locale).post("/api/operator/staff/role/save", {
			body: { id, ...bodyOf(values) },
		});
		notify(t("saved", { name: values.name }));
		await onDone();
	});
	const [scope, permissions] = form.watch(["scope", "permissions"]);
	return (
		<AdminForm
			form={form}
			after={
				<Button kind="quiet" onClick={() => void onDone()}>
					{words("back")}
				</Button>
			}
		>
			<div className="card">
				<LineField
					path="name"
					label={t("name")}
					maxLength={roleNameLengthMax}
				/>
				<ChoiceField
					path="scope"
					label={t("column.scope")}
					disabled={role !== undefined}
					options={(["operator", "merchant"] as const).map((value) => ({
						value,
						word: scopes(value),
					}))}
				/>
				<Ticks
					offered={offeredTo(scope)}
					ticked={permissions}
					onChange={(next) => form.setValue("permissions", next)}
				/>
				{permissions.includes("refunds") && (
					<LineField
						path="refundMax"
						label={t("refundMax")}
						hint={t("refundMaxHint")}
						inputMode="decimal"
					/>
				)}
			</div>
		</AdminForm>
	);
}

function bodyOf({ permissions, refundMax, ...values }: RoleValues) {
	const allowed = offeredTo(values.scope);
	const max = permissions.includes("refunds") ? refundMax.trim() : "";
	return {
		...values,
		permissions: permissions.filter((one) => allowed.includes(one)),
		refundMax: max ? moneyOf(max) : null,
	};
}

const offeredTo = (scope: RoleValues["scope"]) =>
	scope === "operator" ? staffPermissions : merchantPermissions;

interface TicksProps {
	offered: readonly StaffPermission[];
	ticked: StaffPermission[];
	onChange: (ticked: StaffPermission[]) => void;
}

function Ticks({ offered, ticked, onChange }: TicksProps) {
	const t = useTranslations("console.roles");
	const fault = useFault("permissions");
	return (
		<fieldset className="stack gap-x2">
			<legend className="strong">{t("column.permissions")}</legend>
			{fault && <p className="bad">{fault}</p>}
			{offered.map((one) => (
				<Tick key={one}>
					<input
						type="checkbox"
						checked={ticked.includes(one)}
						onChange={({ currentTarget: { checked } }) =>
							onChange(
								checked
									? [...ticked, one]
									: ticked.filter((other) => other !== one),
							)
						}
					/>
					<span className="stack">
						<b>{t(`permission.${one}`)}</b>
						<span className="soft">{t(`meaning.${one}`)}</span>
					</span>
				</Tick>
			))}
		</fieldset>
	);
}
