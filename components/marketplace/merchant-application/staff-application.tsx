"use client";

import { useTranslations } from "next-intl";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { Icon } from "@/components/ui/icon";
import type { StaffApplication } from "@/gateway/contract/marketplace/merchant-application-admin";
import { consolePaths } from "@/lib/routes/console-paths";
import { ApplicationCard } from "./application-card";
import { Decision } from "./decision";
import { StaffLink } from "./staff-link";

/** One application with its licences, and its answer or the way to give one. */
export function StaffApplicationDetail({ id }: { id: number }) {
	const t = useTranslations("console.applications");
	const { found, error, ask } = useAccountList(
		["staff-application", id],
		(api) =>
			api.get("/api/operator/application/detail/{id}", { params: { id } }),
	);
	const decided = (after?: StaffApplication) =>
		ask(after, { revalidate: after === undefined });
	return (
		<>
			<p>
				<StaffLink
					className="inline gap-x1"
					href={consolePaths.page("applications")}
				>
					<Icon name="chevron-left" size={18} />
					{t("back")}
				</StaffLink>
			</p>
			{found && (
				<>
					<ApplicationCard application={found} pictureSize={176} />
					{found.state === "pending" && (
						<Decision application={found} onDecided={decided} />
					)}
				</>
			)}
			{!found &&
				(error ? (
					<ListFault onRetry={() => void ask()} />
				) : (
					<ListSkeleton height={240} count={1} />
				))}
		</>
	);
}
