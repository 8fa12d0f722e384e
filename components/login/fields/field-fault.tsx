import { CircleAlert } from "lucide-react";

interface FieldFaultProps {
	id: string;
	words: string | undefined;
}

export function FieldFault({ id, words }: FieldFaultProps) {
	return (
		<p id={id} className="fault">
			{words && (
				<>
					<CircleAlert size={14} aria-hidden="true" />
					{words}
				</>
			)}
		</p>
	);
}
