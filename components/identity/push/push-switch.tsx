"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { FormFault } from "@/components/ui/form/form-fault";
import type { useOwnPush } from "./use-own-push";

// messages: push.state.*

interface PushSwitchProps {
	push: NonNullable<ReturnType<typeof useOwnPush>>;
}

/** What this device does, and the button that changes it: a browser asks its owner once it is pressed, and never before. */
export function PushSwitch({ push }: PushSwitchProps) {
	const t = useTranslations("push");
	const { state, isBusy, fault, turnOn, turnOff } = push;
	return (
		<div className="stack gap-x2">
			<div className="row wraps apart gap-x3">
				<p className="grow soft" role="status">
					{t(`state.${state}`)}
				</p>
				{state === "off" && (
					<Button kind="quiet" aria-busy={isBusy} onClick={turnOn}>
						{t("on")}
					</Button>
				)}
				{state === "on" && (
					<Button kind="quiet" aria-busy={isBusy} onClick={() => turnOff()}>
						{t("off")}
					</Button>
				)}
			</div>
			<FormFault words={fault} />
		</div>
	);
}
