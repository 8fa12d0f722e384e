import { Icon } from "@/components/ui/icon";

interface FieldFaultProps {
	id: string;
	words: string | undefined;
}

export function FieldFault({ id, words }: FieldFaultProps) {
	return (
		<p id={id} className="fault">
			{words && (
				<>
					<Icon name="circle-alert" size={14} />
					{words}
				</>
			)}
		</p>
	);
}
