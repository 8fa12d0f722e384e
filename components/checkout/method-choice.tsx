"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import type { PayMethod } from "@/gateway/contract/pay";
import { browserApi } from "@/lib/api/browser";
import { listPayMethods } from "@/lib/api/pay";
import { useSignedIn } from "@/lib/session/signed-in";
import { Missed } from "./missed";

interface MethodChoiceProps {
	chosen: PayMethod | undefined;
	onChoose: (method: PayMethod) => void;
	isMissing?: boolean;
}

// messages: checkout.method.*
// messages: checkout.methodHint.*

/** How it is paid. */
export function MethodChoice(props: MethodChoiceProps) {
	const { chosen, onChoose, isMissing = false } = props;
	const t = useTranslations("checkout");
	const locale = useLocale();
	const account = useSignedIn()?.uid;
	const { data, error, mutate } = useSWR(
		["pay-methods", locale, account],
		() => listPayMethods(browserApi(locale)),
		{ keepPreviousData: true, shouldRetryOnError: false },
	);
	return (
		<section className="part" id="method">
			<fieldset>
				<legend>{t("methodTitle")}</legend>
				{!data && !error && <span className="bone" style={{ height: 96 }} />}
				{data?.map(({ method }) => (
					<label key={method} className="option">
						<input
							type="radio"
							name="method"
							checked={chosen === method}
							onChange={() => onChoose(method)}
						/>
						<span>
							<b>{t(`method.${method}`)}</b>
							<small>{t(`methodHint.${method}`)}</small>
						</span>
					</label>
				))}
				{data?.length === 0 && <p>{t("noMethod")}</p>}
			</fieldset>
			{error && !data && (
				<p role="alert">
					{t("methodFailed")}{" "}
					<button type="button" className="text" onClick={() => void mutate()}>
						{t("lost.retry")}
					</button>
				</p>
			)}
			<Missed isMissing={isMissing}>{t("methodMissing")}</Missed>
		</section>
	);
}
