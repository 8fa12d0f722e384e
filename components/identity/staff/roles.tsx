"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { Table } from "@/components/layout/console/table";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { Button } from "@/components/ui/button";
import type { StaffRoleSet } from "@/gateway/contract/identity/staff";
import { browserApi } from "@/lib/api/browser";
import { formatPriceBriefly } from "@/lib/money/money";
import { notify } from "@/lib/page-state/notice";
import { RoleForm } from "./role-form";
import { useRoles } from "./use-roles";

// messages: console.staff.role.*
// messages: console.roles.permission.*
// messages: console.roles.column.*

const columns = ["name", "scope", "permissions", "holders", "actions"] as const;

/** The roles that owners give, and the form of one. */
export function Roles() {
	const t = useTranslations("console.roles");
	const { found, error, ask } = useRoles();
	const [open, setOpen] = useState<StaffRoleSet | "new">();
	if (!found)
		return error ? (
			<ListFault onRetry={() => void ask()} />
		) : (
			<ListSkeleton height={64} />
		);
	if (open)
		return (
			<RoleForm
				role={open === "new" ? undefined : open}
				onDone={async () => {
					await ask();
					setOpen(undefined);
				}}
			/>
		);
	return (
		<>
			<div>
				<Button kind="primary" onClick={() => setOpen("new")}>
					{t("add")}
				</Button>
			</div>
			<Table
				isCards
				label={t("label")}
				columns={columns.map((name) => t(`column.${name}`))}
			>
				{found.list.map((role) => (
					<Row key={role.id} role={role} onOpen={setOpen} onGone={ask} />
				))}
			</Table>
		</>
	);
}

interface RowProps {
	role: StaffRoleSet;
	onOpen: (role: StaffRoleSet) => void;
	onGone: () => Promise<unknown>;
}

function Row({ role, onOpen, onGone }: RowProps) {
	const t = useTranslations("console.roles");
	const scopes = useTranslations("console.staff.role");
	const locale = useLocale();
	const { id, name, scope, permissions, refundMax, holders } = role;

	async function remove() {
		await browserApi(locale).post("/api/operator/staff/role/remove/{id}", {
			params: { id },
		});
		notify(t("removed", { name }));
		await onGone();
	}
	return (
		<tr>
			<td>
				<b>{name}</b>
			</td>
			<td className="tight">{scopes(scope)}</td>
			<td className="wide">
				<span className="row wraps gap-x2">
					{permissions.map((one) => (
						<span key={one} className="tag">
							{t(`permission.${one}`)}
							{one === "refunds" &&
								refundMax &&
								` ≤ ${formatPriceBriefly(refundMax)}`}
						</span>
					))}
				</span>
			</td>
			<td className="number">{holders}</td>
			<td className="tight">
				<div className="flow gap-x2">
					<Button kind="quiet" onClick={() => onOpen(role)}>
						{t("edit")}
						<span className="visually-hidden"> {name}</span>
					</Button>
					{holders === 0 && (
						<AskFirst
							label={t("remove")}
							about={name}
							title={t("removeTitle", { name })}
							detail={t("removeDetail")}
							onConfirm={remove}
						/>
					)}
				</div>
			</td>
		</tr>
	);
}
