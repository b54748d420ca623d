import { useRef, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { type Edits, useEdits } from '#app/staff/forms/use-edits.ts';
import { PopupButton } from '#app/staff/kit/popup-button.tsx';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { GuardedPopup } from '#app/staff/website/publishing/guarded-popup.tsx';
import { ListScreen } from '#app/staff/website/publishing/list-screen.tsx';
import { loadList } from '#app/staff/website/publishing/load-list.ts';
import { useFocusAfter } from '#app/staff/website/publishing/use-focus-after.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { newPackagePrefix, newTourPackageInput } from '#domain/tour-packages/tour-package-input.ts';
import { listTourPackages } from '#domain/tour-packages/tour-package-staff-service.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/tour-packages-page.ts';
import type { WrittenPackage } from './edit-form.tsx';
import { OpenPackage } from './edit-popup.tsx';
import { PackageForm } from './package-form.tsx';
import { newValues, valuesOfForm } from './package-values.ts';
import { toPackageView } from './package-view.ts';
import { Packages } from './packages-table.tsx';
import { staffTourPackagesContent as content } from './texts.ts';
import { handleTourPackages } from './tour-packages-action.ts';
import { usePackageForm } from './use-package-form.ts';
import { useRowAction } from './use-row-action.ts';

type Props = { onClose: () => void };

type NewFormProps = {
  edits: Edits;
  onWritten: (written: WrittenPackage) => void;
};

function NewForm({ edits, onWritten }: NewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = usePackageForm({
    intent: 'create',
    schema: newTourPackageInput,
    prefix: newPackagePrefix,
    edits,
    onResult: (result, isEverythingSaved) => {
      if (!result.done || !form.current) return;
      const typedSince = isEverythingSaved
        ? undefined
        : valuesOfForm(new FormData(form.current), newPackagePrefix);
      onWritten({ id: result.value.id, text: result.text, typedSince });
    },
  });
  return (
    <PackageForm
      form={form}
      prefix={newPackagePrefix}
      values={newValues}
      resetCount={0}
      state={state}
      edits={edits}
      go={content.create.go}
      onSend={(sent) => state.send(sent)}
    />
  );
}

/** After the first save the popup shows the saved package, so that the next save updates it. */
function CreatePopup({ onClose }: Props) {
  const edits = useEdits();
  const [written, setWritten] = useState<WrittenPackage>();
  return (
    <GuardedPopup
      title={written ? content.edit.untitled : content.create.title}
      isDirty={edits.isDirty}
      onClose={onClose}
    >
      {written ? (
        <OpenPackage id={written.id} {...{ written, edits, onClose }} />
      ) : (
        <NewForm edits={edits} onWritten={setWritten} />
      )}
    </GuardedPopup>
  );
}

const CreatePackage = () => (
  <PopupButton label={content.write} popup={(close) => <CreatePopup onClose={close} />} />
);

const { tourPackages: messages } = staffMessages;

export const meta = () => staffMeta(content.title);

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, { list: listTourPackages, toView: toPackageView, isTable: false });

export const action = handleTourPackages;

export default function TourPackagesPage({ loaderData }: Route.ComponentProps) {
  const { found, isTable } = loaderData;
  const rowAction = useRowAction();
  const heading = useFocusAfter<HTMLHeadingElement>(rowAction.status, found);
  const total = found?.total ?? 0;
  return (
    <ListScreen
      path={paths.adminTourPackages}
      texts={content}
      view={loaderData}
      headingRef={heading}
      add={<CreatePackage />}
      notLoaded={messages.failed}
      summary={
        <>
          <StatusLine text={total === 0 ? messages.none : messages.found(total)} />
          <FormStatusLine status={rowAction.status} />
        </>
      }
    >
      <Packages packages={found?.rows ?? []} isTable={isTable} rowAction={rowAction} />
    </ListScreen>
  );
}
