"use client";

import { Suspense } from "react";
import { ListBones } from "@/components/user/list-bones";
import { ListFault } from "@/components/user/list-fault";
import { useAccountList } from "@/components/user/use-account-list";
import { getPoints } from "@/lib/api/points";
import { PointsBalance } from "./points-balance";
import { PointsBoard } from "./points-board";
import { PointsEntries } from "./points-entries";
import { PointsTerms } from "./points-terms";

/** What an account has, how points work, and what came and went. */
export function PointsAccount() {
	const { found, error, ask } = useAccountList(["points"], getPoints);
	if (!found && error) return <ListFault onRetry={() => void ask()} />;
	return (
		<PointsBoard>
			{found ? (
				<PointsBalance points={found} />
			) : (
				<ListBones height={220} count={1} />
			)}
			<PointsTerms />
			<Suspense fallback={<ListBones height={64} />}>
				<PointsEntries />
			</Suspense>
		</PointsBoard>
	);
}
