"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { LateWords } from "@/lib/i18n/late-words";
import { deviceWords } from "@/lib/session/device-name";
import { PushSwitch } from "./push-switch";
import { useOwnPush } from "./use-own-push";

/** In the settings of the account: this device, and which others hear of its orders. Brings its words along. */
export function PushCard() {
	return (
		<LateWords part="push">
			<Card />
		</LateWords>
	);
}

function Card() {
	const t = useTranslations("push");
	const push = useOwnPush();
	if (!push) return null;
	const others = push.devices.filter(({ isCurrent }) => !isCurrent);
	return (
		<section className="card" aria-labelledby="push-title">
			<h2 id="push-title">{t("title")}</h2>
			<PushSwitch push={push} />
			{others.length > 0 && (
				<ul className="stack">
					{others.map(({ id, userAgent }) => {
						const device = deviceWords(userAgent);
						return (
							<li key={id} className="setting">
								<Icon className="soft" name="smartphone" size={22} />
								<span className="what stack anywhere">{device}</span>
								<Button
									kind="quiet"
									aria-label={t("end", { device })}
									onClick={() => push.turnOff(id)}
								>
									{t("off")}
								</Button>
							</li>
						);
					})}
				</ul>
			)}
		</section>
	);
}
