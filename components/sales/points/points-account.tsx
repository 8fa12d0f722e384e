"use client";

import { Suspense } from "react";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { PointsBalance } from "./points-balance";
import { PointsEntries } from "./points-entries";
import { PointsTerms } from "./points-terms";

/** What an account has, how points work, and what came and went. */
export function PointsAccount() {
	const { found, error, ask } = useAccountList(["points"], (api) =>
		api.get("/api/front/integral/user"),
	);
	if (!found && error) return <ListFault onRetry={() => void ask()} />;
	return (
		<div className="stack cols-1 gap-x4">
			{found ? (
				<PointsBalance points={found} />
			) : (
				<ListSkeleton height={220} count={1} />
			)}
			<PointsTerms />
			<Suspense fallback={<ListSkeleton height={64} />}>
				<PointsEntries />
			</Suspense>
		</div>
	);
}
