"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useUser } from "@/components/identity/user/use-user";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/routes/paths";

/** Spares a shopper who strayed here the sight of empty tables. It protects nothing: the gateway does. */
export function ConsoleGate({ children }: { children: ReactNode }) {
	const { data: user, error, mutate } = useUser();
	if (!user)
		return error ? (
			<ListFault onRetry={() => mutate()} />
		) : (
			<ListSkeleton height={120} />
		);
	return user.scope.length > 0 ? children : <Closed />;
}

function Closed() {
	const t = useTranslations("console.closed");
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={t("title")}
			detail={t("detail")}
			headingLevel={1}
		>
			<LinkButton kind="primary" href={paths.home()}>
				{t("home")}
			</LinkButton>
			<LinkButton kind="quiet" href={paths.merchantApplication()}>
				{t("apply")}
			</LinkButton>
		</EmptyState>
	);
}
