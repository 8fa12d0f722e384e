"use client";

import { useTranslations } from "next-intl";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import type { MemberDetail } from "@/gateway/contract/identity/member";
import { describeFailure } from "@/lib/api/failure";
import { Link } from "@/lib/i18n/navigation";
import { consolePaths } from "@/lib/routes/console-paths";
import { AccessCard } from "./access-card";
import { DataCard } from "./data-card";
import { CountsCard, FactsCard } from "./facts-card";
import { MemberStyles } from "./member-styles";
import { NotesCard } from "./notes-card";

export interface MemberCardProps {
	member: MemberDetail;
	/** Shows what a step has answered. */
	onChange: (member: MemberDetail) => unknown;
}

/** Everything about one member, and what can be done. */
export function MemberView({ uid }: { uid: number }) {
	const t = useTranslations("console");
	const { found, error, ask } = useAccountList(["member", uid], (api) =>
		api.get("/api/operator/member/detail/{uid}", { params: { uid } }),
	);
	const list = consolePaths.page("members");
	if (uid === 0 || (error && describeFailure(error).kind === "missing"))
		return (
			<EmptyState
				picture="/pictures/empty-search.webp"
				title={t("members.missing")}
			>
				<LinkButton kind="primary" href={list}>
					{t("page.members")}
				</LinkButton>
			</EmptyState>
		);
	if (error) return <ListFault onRetry={() => void ask()} />;
	if (found?.uid !== uid) return <ListSkeleton height={160} />;
	const card: MemberCardProps = {
		member: found,
		onChange: (next) => ask(next, { revalidate: false }),
	};
	return (
		<MemberStyles key={uid}>
			<p>
				<Link className="link target gap-x1" href={list}>
					<Icon name="chevron-left" size={18} />
					{t("page.members")}
				</Link>
			</p>
			<div className="two">
				<div className="stack cols-1 gap-x4">
					<FactsCard member={found} />
					<NotesCard {...card} />
				</div>
				<div className="stack cols-1 gap-x4">
					<CountsCard member={found} />
					<AccessCard {...card} />
					{found.scope.length === 0 && <DataCard member={found} />}
				</div>
			</div>
		</MemberStyles>
	);
}
