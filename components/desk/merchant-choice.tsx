"use client";

import { useTranslations } from "next-intl";
import { useStaff } from "@/components/console/use-staff";
import { listShops } from "@/lib/api/operator-shop";
import { useDesk } from "./use-desk";

interface MerchantChoiceProps {
	merId?: number;
	onChoose: (merId: number | undefined) => void;
}

/** Which merchant's an operator looks at; staff have their own and no choice. */
export function MerchantChoice(props: MerchantChoiceProps) {
	return useStaff()?.isOperator ? <Choice {...props} /> : null;
}

function Choice({ merId, onChoose }: MerchantChoiceProps) {
	const t = useTranslations("console.desk");
	const { answer } = useDesk("shops", "", (api) =>
		listShops(api, { limit: 100 }),
	);
	return (
		<select
			className="choice"
			aria-label={t("merchant")}
			value={merId ?? ""}
			onChange={({ target }) => onChoose(Number(target.value) || undefined)}
		>
			<option value="">{t("allMerchants")}</option>
			{answer?.list.map(({ id, name }) => (
				<option key={id} value={id}>
					{name}
				</option>
			))}
		</select>
	);
}
