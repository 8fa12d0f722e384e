"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { z } from "zod";
import { AccountForm } from "@/components/identity/login/account-form";
import { CodeField } from "@/components/identity/login/fields/code-field";
import { TextField } from "@/components/ui/form/text-field";
import * as contract from "@/gateway/contract/sales/order";
import { masterNo } from "@/gateway/contract/sales/order-number";
import { browserApi } from "@/lib/api/browser";
import { Part } from "./order-styles";
import { tidyOrderNo } from "./tidy-order-no";

const schema = contract.getVisitorOrder.body.extend({
	orderNo: z.string().transform(tidyOrderNo).pipe(masterNo),
});

// messages: order.fault.*

interface VisitorFormProps {
	onFound: (master: contract.MasterOrder) => void;
}

export function VisitorForm({ onFound }: VisitorFormProps) {
	const t = useTranslations("order.visitor");
	const locale = useLocale();
	const orderNo = useSearchParams().get("orderNo") ?? "";
	return (
		<Part as="div" className="narrow">
			<p className="soft">{t("explain")}</p>
			<AccountForm
				schema={schema}
				values={{ orderNo: tidyOrderNo(orderNo), captcha: "" }}
				send={async (body) =>
					onFound(
						await browserApi(locale).post("/api/front/order/visitor/detail", {
							body,
						}),
					)
				}
				submitLabel={t("submit")}
			>
				<TextField
					name="orderNo"
					label={t("number")}
					tidy={tidyOrderNo}
					placeholder="PT"
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
				/>
				<OrderCodeField />
			</AccountForm>
		</Part>
	);
}

/** The code goes to whoever bought it, whom the page does not know. */
function OrderCodeField() {
	const t = useTranslations("order.visitor");
	const { getValues } = useFormContext<{ orderNo: string }>();
	return (
		<CodeField
			target="orderNo"
			way="order"
			sentWords={t("sent")}
			submitsWhenPasted
			send={(api) =>
				api.post("/api/front/order/visitor/code", {
					body: { orderNo: tidyOrderNo(getValues("orderNo")) },
				})
			}
		/>
	);
}
