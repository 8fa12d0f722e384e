"use client";

import { useTranslations } from "next-intl";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import type { ActivityRow } from "@/gateway/contract/content/activity";
import { consolePaths } from "@/lib/routes/console-paths";
import { ActivityTable } from "./activity-table";

const perPage = 20;

interface ActivityListProps {
	title: string;
	onOpen: (activity: ActivityRow | "new") => void;
}

/** Every activity there is or was, the one that ends last in front. */
export function ActivityList({ title, onOpen }: ActivityListProps) {
	const t = useTranslations("console.activity");
	const { page } = usePageOf("tab", ["all"]);
	const { found, error, ask } = useAccountList(["activities", page], (api) =>
		api.get("/api/operator/activity/list", { query: { page, limit: perPage } }),
	);
	const add = (
		<Button kind="primary" onClick={() => onOpen("new")}>
			<Icon name="plus" size={18} />
			{t("add")}
		</Button>
	);
	const isEmpty = found?.total === 0;
	return (
		<ConsolePage
			title={title}
			detail={t("detail")}
			actions={isEmpty ? undefined : add}
		>
			{!found &&
				(error ? (
					<ListFault onRetry={() => void ask()} />
				) : (
					<ListSkeleton height={72} />
				))}
			{isEmpty && (
				<EmptyState picture="/pictures/empty-list.webp" title={t("empty")}>
					{add}
				</EmptyState>
			)}
			{found && !isEmpty && (
				<ActivityTable
					activities={found.list}
					onOpen={onOpen}
					onRemoved={() => void ask()}
				/>
			)}
			<Pagination
				page={page}
				totalPage={found?.totalPage ?? 1}
				pathOf={(number) => `${consolePaths.page("activities")}?page=${number}`}
			/>
		</ConsolePage>
	);
}
