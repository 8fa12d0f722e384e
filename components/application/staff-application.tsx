"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { ListBones } from "@/components/user/list-bones";
import { ListFault } from "@/components/user/list-fault";
import { useAccountList } from "@/components/user/use-account-list";
import type { StaffApplication } from "@/gateway/contract/operator-application";
import { getStaffApplication } from "@/lib/api/operator-application";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";
import { ApplicationCard } from "./application-card";
import { Decision } from "./decision";

/** One application with its licences, and its answer or the way to give one. */
export function StaffApplicationDetail({ id }: { id: number }) {
	const t = useTranslations("console.applications");
	const { found, error, ask } = useAccountList(
		["staff-application", id],
		(api) => getStaffApplication(api, id),
	);
	const decided = (after?: StaffApplication) =>
		ask(after, { revalidate: after === undefined });
	return (
		<>
			<p>
				<Link
					className="back"
					href={paths.console("applications")}
					prefetch={false}
				>
					<Icon name="chevron-left" size={18} />
					{t("back")}
				</Link>
			</p>
			{found && (
				<>
					<ApplicationCard application={found} />
					{found.state === "pending" && (
						<Decision application={found} onDecided={decided} />
					)}
				</>
			)}
			{!found &&
				(error ? (
					<ListFault onRetry={() => void ask()} />
				) : (
					<ListBones height={240} count={1} />
				))}
		</>
	);
}
