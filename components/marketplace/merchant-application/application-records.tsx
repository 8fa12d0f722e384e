"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { TouristCard } from "@/components/identity/user/tourist-card";
import { useUser } from "@/components/identity/user/use-user";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { paths } from "@/lib/routes/paths";
import { wholeNumber } from "@/lib/routes/whole-number";
import { ApplicationCard } from "./application-card";
import { ApplicationStyles } from "./application-styles";
import { useApplications } from "./use-applications";

/** All applications of the account for a shop, with their answers. */
export function ApplicationRecords() {
	const { data: user } = useUser();
	const page = wholeNumber(useSearchParams().get("page")) ?? 1;
	return (
		<ApplicationStyles className="stack cols-1 gap-x4">
			{user?.kind === "tourist" ? (
				<TouristCard user={user} />
			) : (
				<Records page={page} />
			)}
		</ApplicationStyles>
	);
}

function Records({ page }: { page: number }) {
	const t = useTranslations("application.record");
	const { found, error, isStale, ask } = useApplications(page);
	if (error && (!found || isStale))
		return <ListFault onRetry={() => void ask()} />;
	if (!found) return <ListSkeleton height={220} />;
	if (found.list.length === 0) return <Empty />;
	const mayTryAgain = page === 1 && found.list[0]?.state === "rejected";
	return (
		<>
			{found.list.map((application) => (
				<ApplicationCard key={application.id} application={application} />
			))}
			{mayTryAgain && (
				<p className="ways flow wraps gap-x3">
					<LinkButton kind="primary" href={paths.merchantApplication()}>
						{t("again")}
					</LinkButton>
				</p>
			)}
			<Pagination
				page={found.page}
				totalPage={found.totalPage}
				pathOf={paths.applicationRecord}
			/>
		</>
	);
}

function Empty() {
	const t = useTranslations("application.record");
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={t("empty")}
			detail={t("emptyDetail")}
		>
			<LinkButton kind="primary" href={paths.merchantApplication()}>
				{t("apply")}
			</LinkButton>
		</EmptyState>
	);
}
