"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { TouristCard } from "@/components/identity/user/tourist-card";
import { useUser } from "@/components/identity/user/use-user";
import { PagedList } from "@/components/layout/paged-list";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { accountPaths } from "@/lib/routes/account-paths";
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
	return (
		<PagedList
			answer={useApplications(page)}
			height={220}
			empty={<Empty />}
			pathOf={accountPaths.applicationRecord}
		>
			{(list) => (
				<>
					{list.map((application) => (
						<ApplicationCard key={application.id} application={application} />
					))}
					{page === 1 && list[0]?.state === "rejected" && (
						<p className="ways flow wraps gap-x3">
							<LinkButton
								kind="primary"
								href={accountPaths.merchantApplication()}
							>
								{t("again")}
							</LinkButton>
						</p>
					)}
				</>
			)}
		</PagedList>
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
			<LinkButton kind="primary" href={accountPaths.merchantApplication()}>
				{t("apply")}
			</LinkButton>
		</EmptyState>
	);
}
