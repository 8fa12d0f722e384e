"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ProofController } from "@/components/identity/second-factor/proof-controller";
import { useUser } from "@/components/identity/user/use-user";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { late } from "@/components/ui/late";
import { usePathname } from "@/lib/i18n/use-pathname";
import { accountPaths } from "@/lib/routes/account-paths";
import { consolePaths } from "@/lib/routes/console-paths";
import { paths } from "@/lib/routes/paths";
import { entryAt } from "./console-entries";
import { useStaff } from "./use-staff";

const FactorDue = late(() =>
	import("@/components/identity/second-factor/factor-due").then(
		(one) => one.FactorDue,
	),
);
const FactorMissing = late(() =>
	import("@/components/identity/second-factor/factor-missing").then(
		(one) => one.FactorMissing,
	),
);

/** Spares a shopper who strayed here the sight of empty tables. It protects nothing: the gateway does. */
export function ConsoleGate({ children }: { children: ReactNode }) {
	const { data: user, error, mutate } = useUser();
	if (!user)
		return error ? (
			<ListFault onRetry={() => mutate()} />
		) : (
			<div className="stack cols-1 gap-x3">
				<ListSkeleton height={120} />
			</div>
		);
	if (user.scope.length === 0) return <Closed />;
	if (user.factor === "due") return <FactorDue />;
	if (user.factor === "missing") return <FactorMissing />;
	return (
		<>
			<Allowed>{children}</Allowed>
			<ProofController />
		</>
	);
}

// messages: console.page.* console.operatorsOnly.* console.notAllowed.*

/** A page that the role does not allow says so, and where else to go. */
function Allowed({ children }: { children: ReactNode }) {
	const t = useTranslations("console");
	const staff = useStaff();
	const entry = entryAt(usePathname());
	if (!staff || !entry || staff.mayOpen(entry)) return children;
	const isForOthers = entry.who === "operator" && !staff.isOperator;
	const why = isForOthers ? "operatorsOnly" : "notAllowed";
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={t(`${why}.title`)}
			detail={t(`${why}.detail`)}
			headingLevel={1}
		>
			{staff.entries.map(({ name, path }) => (
				<LinkButton key={name} kind="quiet" href={consolePaths.page(path)}>
					{t(`page.${name}`)}
				</LinkButton>
			))}
		</EmptyState>
	);
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
			<LinkButton kind="quiet" href={accountPaths.merchantApplication()}>
				{t("apply")}
			</LinkButton>
		</EmptyState>
	);
}
