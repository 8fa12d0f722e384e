"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { ShopSelect } from "@/components/console/shop-select";
import { useStaff } from "@/components/console/use-staff";
import { ListBones } from "@/components/user/list-bones";
import { ListFault } from "@/components/user/list-fault";
import { useAccountList } from "@/components/user/use-account-list";
import { getShop } from "@/lib/api/operator-shop";
import { useRouter } from "@/lib/i18n/use-router";
import { paths } from "@/lib/routes";
import { wholeNumber } from "@/lib/whole-number";
import { ShopForm } from "./shop-form";
import { ShopFrame } from "./shop-frame";

/** A merchant's shop: staff have one, operators say which. */
export function Shop() {
	const t = useTranslations("console.shop");
	const staff = useStaff();
	const router = useRouter();
	const merId = wholeNumber(useSearchParams().get("merId"));
	if (!staff) return <ListBones height={240} count={1} />;
	const { isOperator } = staff;
	return (
		<ShopFrame>
			{isOperator && (
				<div className="filters">
					<ShopSelect
						value={merId}
						none="choose"
						onChoose={(chosen) =>
							router.push(paths.consoleList("shop", { merId: chosen }))
						}
					/>
				</div>
			)}
			{isOperator && merId === undefined ? (
				<p className="soft">{t("chooseFirst")}</p>
			) : (
				<Chosen key={merId} merId={isOperator ? merId : undefined} />
			)}
		</ShopFrame>
	);
}

function Chosen({ merId }: { merId: number | undefined }) {
	const { found, error, ask } = useAccountList(["shop", merId], (api) =>
		getShop(api, { merId }),
	);
	if (error && !found) return <ListFault onRetry={() => void ask()} />;
	if (!found || (merId !== undefined && found.id !== merId))
		return <ListBones height={240} count={1} />;
	return (
		<ShopForm
			key={found.id}
			shop={found}
			merId={merId}
			onSaved={(saved) => void ask(saved, { revalidate: false })}
		/>
	);
}
