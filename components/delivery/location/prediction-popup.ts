import { Autocomplete } from "@base-ui/react/autocomplete";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** The list below the address field, as wide as the field. */
export const PredictionPopup = styled(Autocomplete.Positioner)`
	z-index: ${theme.layer.dialog};

	.popup {
		width: var(--anchor-width);
		max-height: min(360px, var(--available-height));
		overflow: auto;
		overscroll-behavior: contain;
		${kit.popover};
	}
	.list {
		padding: ${theme.space.x1};
	}
	.item {
		min-height: 44px;
		padding: ${theme.space.x1} ${theme.space.x3};
		border-radius: ${theme.radius.small};
		cursor: pointer;
	}
	.item[data-highlighted] {
		background: ${theme.colour.sunken};
	}
`;
