"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ShopSelect } from "@/components/layout/console/shop-select";
import { useStaff } from "@/components/layout/console/use-staff";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import {
	type AuditAction,
	auditActions,
} from "@/gateway/contract/platform/audit-terms";
import { useRouter } from "@/lib/i18n/use-router";
import { sentByScript } from "@/lib/page-state/sent-by-script";

export interface Sought {
	action: AuditAction | undefined;
	keyword: string;
	merId: number | undefined;
}

interface AuditFiltersProps {
	sought: Sought;
	pathOf: (sought: Sought) => string;
}

// messages: console.audit.action.*

export function AuditFilters({ sought, pathOf }: AuditFiltersProps) {
	const t = useTranslations("console.audit");
	const router = useRouter();
	const staff = useStaff();
	const id = useId();
	const [typed, setTyped] = useState(sought.keyword);
	const go = (part: Partial<Sought>) =>
		router.push(pathOf({ ...sought, keyword: typed.trim(), ...part }));
	return (
		<form
			{...sentByScript}
			className="filters"
			onSubmit={(event) => {
				event.preventDefault();
				go({});
			}}
		>
			<div className="field">
				<label htmlFor={id}>{t("column.action")}</label>
				<select
					id={id}
					value={sought.action ?? ""}
					onChange={({ target }) =>
						go({ action: (target.value || undefined) as AuditAction })
					}
				>
					<option value="">{t("all")}</option>
					{auditActions.map((action) => (
						<option key={action} value={action}>
							{t(`action.${action}`)}
						</option>
					))}
				</select>
			</div>
			{staff?.isOperator && (
				<ShopSelect
					value={sought.merId}
					none="all"
					onChoose={(merId) => go({ merId })}
				/>
			)}
			<Field
				label={t("keyword")}
				type="search"
				value={typed}
				maxLength={60}
				onChange={({ target }) => setTyped(target.value)}
			>
				<Button type="submit" kind="quiet">
					{t("find")}
				</Button>
			</Field>
		</form>
	);
}
