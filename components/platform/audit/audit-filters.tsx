"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Filters, ShopSelect } from "@/components/layout/console/shop-select";
import { useStaff } from "@/components/layout/console/use-staff";
import { Button } from "@/components/ui/button";
import { Field, Labelled } from "@/components/ui/form/field";
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
	const [typed, setTyped] = useState(sought.keyword);
	const go = (part: Partial<Sought>) =>
		router.push(pathOf({ ...sought, keyword: typed.trim(), ...part }));
	return (
		<Filters
			as="form"
			{...sentByScript}
			onSubmit={(event: FormEvent) => {
				event.preventDefault();
				go({});
			}}
		>
			<Labelled label={t("column.action")}>
				{(control) => (
					<select
						{...control}
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
				)}
			</Labelled>
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
		</Filters>
	);
}
