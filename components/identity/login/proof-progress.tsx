"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { useSolving } from "@/lib/session/solving";
import { theme } from "@/lib/theme/theme";

/** While this device solves a challenge: stands below the button that asked for a code. */
export function ProofProgress() {
	const t = useTranslations("login");
	const solving = useSolving();
	return (
		<Frame role="status">
			{solving !== undefined && (
				<>
					<span>{t("proof")}</span>
					<progress aria-hidden="true" value={solving} />
				</>
			)}
		</Frame>
	);
}

const Frame = styled.div`
	${kit.stack("x1")};
	max-width: 320px;
	color: ${theme.colour.inkSoft};

	&:empty {
		display: none;
	}
	progress {
		width: 100%;
		height: 4px;
		accent-color: ${theme.colour.accent};
	}
`;
