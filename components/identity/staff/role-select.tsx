"use client";

import { useTranslations } from "next-intl";
import { Labelled } from "@/components/ui/form/field";
import type { Scope } from "@/gateway/contract/identity/user";
import { useRoles } from "./use-roles";

// messages: console.roles.permission.*

interface RoleSelectProps {
	scope: Scope;
	/** Undefined for an owner. */
	value: number | undefined;
	onChoose: (roleId: number | undefined) => void;
}

/** What somebody may do: everything, or what one of the roles allows. */
export function RoleSelect({ scope, value, onChoose }: RoleSelectProps) {
	const t = useTranslations("console.roles");
	const { found } = useRoles();
	const offered = found?.list.filter((role) => role.scope === scope) ?? [];
	const chosen = offered.find(({ id }) => id === value);
	return (
		<Labelled
			label={t("choose")}
			hint={
				chosen
					? chosen.permissions.map((one) => t(`permission.${one}`)).join(" · ")
					: t("ownerMeaning")
			}
		>
			{(control) => (
				<select
					{...control}
					value={value ?? ""}
					onChange={({ currentTarget }) =>
						onChoose(Number(currentTarget.value) || undefined)
					}
				>
					<option value="">{t("owner")}</option>
					{offered.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			)}
		</Labelled>
	);
}
