"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import { notify } from "@/lib/page-state/notice";
import { theme } from "@/lib/theme/theme";

interface CopyButtonProps {
	text: string;
	/** What is copied, for those who hear it. */
	label: string;
}

/** Says whether it could be: where it is not allowed, the words can still be marked by hand. */
export async function copyText(text: string, done: string, failed: string) {
	try {
		await navigator.clipboard.writeText(text);
		notify(done);
	} catch {
		notify(failed, { isFault: true });
	}
}

export function CopyButton({ text, label }: CopyButtonProps) {
	const t = useTranslations("order.copy");
	return (
		<Copy
			type="button"
			className="copy"
			aria-label={label}
			onClick={() => void copyText(text, t("done"), t("failed"))}
		>
			<Icon name="copy" size={16} />
		</Copy>
	);
}

const Copy = styled.button`
	display: inline-grid;
	place-items: center;
	width: 36px;
	height: 44px;
	margin-block: -10px;
	border-radius: ${theme.radius.small};
	color: ${theme.colour.accentDeep};
	vertical-align: middle;
`;
