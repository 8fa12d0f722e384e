"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { useStaff } from "./use-staff";

/** Spares merchants' staff who strayed here a fault. It protects nothing: the gateway does. */
export function OperatorsOnly({ children }: { children: ReactNode }) {
	const t = useTranslations("console.operatorsOnly");
	const staff = useStaff();
	if (staff?.isOperator) return children;
	if (!staff) return null;
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={t("title")}
			detail={t("detail")}
		/>
	);
}
