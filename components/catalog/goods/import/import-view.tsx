"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import styled from "styled-components";
import { useStaff } from "@/components/layout/console/use-staff";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { ImportCard } from "./import-card";
import { SendCard } from "./send-card";
import { useImports } from "./use-imports";

/** Files in and out: one to send, those that were sent with what came of them. */
export function ImportView() {
	const t = useTranslations("console.import");
	const [merId, setMerId] = useState<number>();
	const hasMerchant = useStaff()?.isOperator === true;
	const { data, error, mutate } = useImports(merId);
	return (
		<Frame className="stack gap-x8">
			<SendCard merId={merId} onMerchant={setMerId} onSent={() => mutate()} />
			<section className="stack gap-x4" aria-labelledby="sent">
				<h2 id="sent" className="head-title">
					{t("sent")}
				</h2>
				{error && !data && <ListFault onRetry={() => void mutate()} />}
				{!error && !data && <ListSkeleton height={120} />}
				{data?.list.length === 0 && <p className="soft">{t("none")}</p>}
				{data?.list.map((one) => (
					<ImportCard
						key={one.id}
						file={one}
						hasMerchant={hasMerchant}
						refetch={() => mutate()}
					/>
				))}
			</section>
		</Frame>
	);
}

const Frame = styled.div`
	max-width: 960px;
`;
