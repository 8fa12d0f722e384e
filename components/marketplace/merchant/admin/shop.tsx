"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import styled from "styled-components";
import { Filters, ShopSelect } from "@/components/layout/console/shop-select";
import { useStaff } from "@/components/layout/console/use-staff";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { useRouter } from "@/lib/i18n/use-router";
import { consolePaths } from "@/lib/routes/console-paths";
import { wholeNumber } from "@/lib/routes/whole-number";
import { ShopForm } from "./shop-form";

/** A merchant's shop: staff have one, operators say which. */
export function Shop() {
	const t = useTranslations("console.shop");
	const staff = useStaff();
	const router = useRouter();
	const merId = wholeNumber(useSearchParams().get("merId"));
	if (!staff) return <ListSkeleton height={240} count={1} />;
	const { isOperator } = staff;
	return (
		<Frame className="stack cols-1 gap-x4">
			{isOperator && (
				<Filters>
					<ShopSelect
						value={merId}
						none="choose"
						onChoose={(chosen) =>
							router.push(consolePaths.list("shop", { merId: chosen }))
						}
					/>
				</Filters>
			)}
			{isOperator && merId === undefined ? (
				<p className="soft">{t("chooseFirst")}</p>
			) : (
				<Chosen key={merId} merId={isOperator ? merId : undefined} />
			)}
		</Frame>
	);
}

function Chosen({ merId }: { merId: number | undefined }) {
	const { found, error, ask } = useAccountList(["shop", merId], (api) =>
		api.get("/api/operator/shop/detail", { query: { merId } }),
	);
	if (error && !found) return <ListFault onRetry={() => void ask()} />;
	if (!found || (merId !== undefined && found.id !== merId))
		return <ListSkeleton height={240} count={1} />;
	return (
		<ShopForm
			key={found.id}
			shop={found}
			merId={merId}
			onSaved={(saved) => void ask(saved, { revalidate: false })}
		/>
	);
}

const Frame = styled.div`
	max-width: 880px;
`;
